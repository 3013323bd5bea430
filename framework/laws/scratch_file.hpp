#pragma once

#include <string>

namespace riffle {

/// A file of one's own in the folder for what is temporary; made when it is first named, gone afterwards.
///
/// Errors: what cannot be made is thrown, as std::filesystem throws it.
class ScratchFile {
 public:
  ScratchFile() = default;
  ~ScratchFile();
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  const std::string& path();

 private:
  std::string path_;
};

}  // namespace riffle
