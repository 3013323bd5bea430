#pragma once

#include "laws/play.hpp"

namespace riffle {

/// Starts games as anybody would.
///
/// Ownership: shares the catalog of its setup, borrows the registry.
/// Threads:   one.
class GameStage final : public Stage {
 public:
  GameStage(Registry& registry, GameSetup setup) : registry_{registry}, setup_{std::move(setup)} {}

  Registry& registry() override { return registry_; }
  const Catalog& catalog() override { return *setup_.catalog; }
  Result<std::unique_ptr<Play>> start(std::uint64_t seed, const std::deque<Answer>& given) override;
  Result<std::unique_ptr<Play>> load(const std::string& file) override;
  Result<Playouts*> playouts() override;

 private:
  Registry& registry_;
  GameSetup setup_;
  std::unique_ptr<Playouts> playouts_;
};

}  // namespace riffle
