import { expect, test } from "vitest";
import { addressLines } from "../features/delivery/address.ts";
import { townLine } from "./town-line.ts";

test.each([
  ["DE", "10405", "Berlin", "10405 Berlin"],
  ["CH", "8004", "Zürich", "8004 Zürich"],
  ["GB", "E1 6PU", "London", "London E1 6PU"],
  ["US", "97201", "Portland, OR", "Portland, OR 97201"],
])("an address in %s has postcode and town in the local order", (country, postcode, city, line) => {
  expect(townLine({ country, postcode, city })).toBe(line);
  const address = { name: "Ida", street: "1 Road", postcode, city, country };
  expect(addressLines(address, "en")).toContain(line);
});

test.each([
  ["IT", "20121", "Milano", "MI", "20121 Milano MI"],
  ["ES", "41701", "Dos Hermanas", "Sevilla", "41701 Dos Hermanas (Sevilla)"],
  ["ES", "28001", "Madrid", "Madrid", "28001 Madrid"],
  ["AE", "", "Al Ain", "Abu Dhabi", "Al Ain, Abu Dhabi"],
  ["HK", "", "Kowloon", undefined, "Kowloon"],
])("an address in %s has its region, and no postcode where there is none", (country, postcode, city, region, line) => {
  expect(townLine({ country, postcode, city, region })).toBe(line);
});
