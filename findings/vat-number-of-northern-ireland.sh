#!/bin/sh
# jsvat 2.5.4 does not know XI, which goods sold from Northern Ireland into the EU carry since 2021: the country is "not
# supported" and the number invalid, while the same digits with GB are valid. A shop that lets only valid numbers buy
# without VAT refuses them. The number is made up, with a right check sum.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --no-audit --no-fund --silent jsvat@2.5.4
cat > try.mjs <<'EOF'
import * as jsvat from "jsvat";

const countries = Object.values(jsvat).filter((each) => each?.calcFn);
for (const number of ["GB100000089", "XI100000089"]) {
  const { isValid, isSupportedCountry } = jsvat.checkVAT(number, countries);
  console.log(number, isValid, isSupportedCountry);
}
EOF
cat > expected <<'EOF'
GB100000089 true true
XI100000089 false false
EOF
node try.mjs | tee seen
diff expected seen
