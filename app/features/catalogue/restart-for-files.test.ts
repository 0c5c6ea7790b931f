import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { restartForFiles } from "./restart-for-files.ts";

test("the development server restarts if a catalogue file is added or removed, and for no other file", () => {
  const watcher = new EventEmitter();
  let restarts = 0;
  let files = ["plant.json"];
  restartForFiles({ watcher: watcher as never, restart: () => restarts++ }, () => {
    if (files.length === 0) throw new Error("no such folder");
    return files;
  });
  watcher.emit("add", "app/features/cart/cart.ts");
  watcher.emit("change", "plant.json");
  files = [];
  watcher.emit("unlink", "plant.json");
  expect(restarts).toBe(0);
  files = ["plant.json", "it/plant.json"];
  watcher.emit("add", "it/plant.json");
  expect(restarts).toBe(1);
});
