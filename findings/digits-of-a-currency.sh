#!/bin/sh
# How many digits has an amount? currency-codes 2.2.0 (ISO 4217 as of June 2024), @dinero.js/currencies 2.0.0-alpha.15 and
# Intl in Node answer three ways: the ariary has two decimals, one to the base of five, and none. Forint and rupiah have two on
# paper and none on a price tag. The Caribbean guilder (XCG, in use since March 2025) is in neither package, which both still
# have the guilder that it replaced, so prices in it throw or are left out.
# Seen: package, package (base and exponent), Intl.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --no-audit --no-fund --silent currency-codes@2.2.0 @dinero.js/currencies@2.0.0-alpha.15
cat > try.mjs <<'EOF'
import * as dinero from "@dinero.js/currencies";
import currencyCodes from "currency-codes";

const inIntl = (currency) => new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
for (const code of ["MGA", "MRU", "HUF", "IDR", "ISK", "ANG", "XCG"]) {
  const { base, exponent } = dinero[code] ?? {};
  console.log(code, currencyCodes.code(code)?.digits, `${base}^${exponent}`, inIntl(code));
}
EOF
cat > expected <<'EOF'
MGA 2 5^1 0
MRU 2 5^1 2
HUF 2 10^2 0
IDR 2 10^2 0
ISK 0 10^0 0
ANG 2 10^2 2
XCG undefined undefined^undefined 2
EOF
node try.mjs | tee seen
diff expected seen
