#!/bin/sh
# gtin 1.0.2 calls numbers valid that GS1 keeps for a shop's own use (02, 04, 20-29), for coupons (05, 98, 99), or for nobody:
# it looks at the check digit only. Google's and Meta's feeds refuse them, so "valid" here does not mean that a product may be
# listed with it. (GS1 General Specifications, section 1.4: prefixes.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --no-audit --no-fund --silent gtin@1.0.2
cat > try.mjs <<'EOF'
import { isValid } from "gtin";

for (const number of ["2000000000008", "0400000000008", "0500000000005", "9900000000004"])
  console.log(number, isValid(number));
EOF
cat > expected <<'EOF'
2000000000008 true
0400000000008 true
0500000000005 true
9900000000004 true
EOF
node try.mjs | tee seen
diff expected seen
