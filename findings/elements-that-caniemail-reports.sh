#!/bin/sh
# caniemail 2.0.2 (a checker of letters by the data of caniemail.com), asked about Gmail on a desktop: <article> is reported as
# "<rt> element", and <main>, <header> and <section>, which Gmail takes away together with their styles, are not reported at all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > npm.log
npm install --no-audit --no-fund --silent caniemail@2.0.2
cat > try.mjs <<'EOF'
import { caniemail } from "caniemail";

for (const name of ["main", "header", "section", "article", "bdi"]) {
  const { issues } = caniemail({ clients: ["gmail.desktop-webmail"], html: `<${name}>x</${name}>` });
  const found = [...issues.errors.values(), ...issues.warnings.values()].flat();
  console.log(name, JSON.stringify(found.map(({ title }) => title)));
}
EOF
cat > expected <<'EOF'
main []
header []
section []
article ["<rt> element"]
bdi ["<bdi> element"]
EOF
node try.mjs | tee seen
diff expected seen
