#!/bin/sh
# ts-tracking-number 1.0.17: the number of a German parcel as DHL prints it (an SSCC: 00, extension, GS1 company prefix of the
# 400s, check digit; made up here) is taken for one of the United States Postal Service, so a link made from it leads to
# another carrier. DHL's own forms with JJD, and PostNL's with 3S, belong to nobody. A number of the Universal Postal
# Union (S10) is known, but not whose it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --no-audit --no-fund --silent ts-tracking-number@1.0.17
cat > try.mjs <<'EOF'
import { getTracking } from "ts-tracking-number";

for (const number of ["00340434161094000007", "JJD000390007882106840", "3SABCD012345678", "CP000000005DE"])
  console.log(number, getTracking(number)?.courier.name);
EOF
cat > expected <<'EOF'
00340434161094000007 United States Postal Service
JJD000390007882106840 undefined
3SABCD012345678 undefined
CP000000005DE S10 International Standard
EOF
node try.mjs | tee seen
diff expected seen
