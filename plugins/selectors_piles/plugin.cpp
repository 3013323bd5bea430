#include <riffle/plugin.hpp>

namespace {
using namespace riffle;

/// The cards of the zone that has a role for a seat, the top card first.
struct Pile : Selector {
  explicit Pile(RoleId of) : role{of} {}

  void select(const View& view, SeatId seat, std::vector<Choice>& selected) const override {
    const ZoneId zone = view.zone(role, seat);
    if (!zone) return;
    const auto cards = view.cards(zone);
    selected.insert(selected.end(), cards.rbegin(), cards.rend());
  }

  RoleId role;
};

struct Hand final : Pile {
  explicit Hand(Registrar& host) : Pile{host.role("hand")} {}
};
struct Table final : Pile {
  explicit Table(Registrar& host) : Pile{host.role("table")} {}
};
struct Discard final : Pile {
  explicit Discard(Registrar& host) : Pile{host.role("discard")} {}
};
struct DrawPile final : Pile {
  explicit DrawPile(Registrar& host) : Pile{host.role("draw")} {}
};

void load(Registrar& host) {
  host.add_selector<Hand>("piles.hand", "the cards of a seat's hand");
  host.add_selector<Table>("piles.table", "the cards on the table");
  host.add_selector<Discard>("piles.discard", "the cards of a seat's discard pile");
  host.add_selector<DrawPile>("piles.draw", "the cards of a seat's draw pile");
}

}  // namespace

RIFFLE_PLUGIN("piles", "1.0.0", load);
