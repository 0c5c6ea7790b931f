import { expect, type Page } from "@playwright/test";
import { isReady } from "./shop-test.ts";

type Router = { navigate(path: string): Promise<void> };

/** Navigates within the open document, as a click on a link would. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to),
    path,
  );
  await isReady(page);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
}
