import { expect, test, visit } from "./shop-test.ts";

const ids = { publicKey: "public", serviceId: "service", templateId: "template" };
const refusals = [
  { status: 403, text: "Forbidden" },
  { status: 429, text: "Too Many Requests" },
  { status: 451, text: "Unavailable For Headless Browser" },
];

test("a message that EmailJS rejects stays, with the reason, and can be sent again", async ({ page, guard }) => {
  guard.allow(/email\/send-form|Failed to load resource/);
  let settings = { ...ids, publicKey: "" };
  let answer = { status: 200, text: "OK" };
  const sent: string[] = [];
  await page.route("**/api/contact/settings", (route) =>
    route.fulfill({ json: { carrier: "emailjs", url: new URL(page.url()).origin, ...settings } }),
  );
  await page.route("**/api/v1.0/email/send-form", (route) => {
    sent.push(route.request().postData() ?? "");
    return route.fulfill({ status: answer.status, body: answer.text });
  });
  await visit(page, "/contact");
  await page.getByLabel("Your name").fill("Ida Sommer");
  await page.getByLabel("Your e-mail address").fill("ida@example.org");
  await page.getByLabel("What is it about?").fill("A chair");
  await page.getByLabel("Your message").fill("Does the chair come in oak as well?");
  const send = () => page.getByRole("button", { name: /Send message|Try again/ }).click();
  const alert = page.getByRole("main").getByRole("alert");

  await send();
  await expect(alert).toContainText("The public key is required.");
  settings = { ...ids, serviceId: "" };
  await send();
  await expect(alert).toContainText("The service ID is required.");
  settings = { ...ids, templateId: "" };
  await send();
  await expect(alert).toContainText("The template ID is required.");
  settings = ids;
  for (answer of refusals) {
    await send();
    await expect(alert).toContainText(answer.text);
    await expect(page.getByLabel("Your message")).toHaveValue(/oak as well/);
  }
  answer = { status: 200, text: "OK" };
  await send();
  await expect(page.getByText("Thank you, your message is with us")).toBeVisible();
  expect(sent).toHaveLength(refusals.length + 1);
  expect(sent.at(-1)).toContain("Does the chair come in oak as well?");
});

test("an error from the server moves the focus to it", { tag: "@long" }, async ({ page, guard }) => {
  guard.allow(/status of 400/);
  const fields = [{ path: "email", message: "Enter an e-mail address in the form name@example.com." }];
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 400, json: { error: { code: "invalid", message: "No.", fields } } }),
  );
  await visit(page, "/contact");
  await page.getByLabel("Your name").fill("Ida Sommer");
  await page.getByLabel("Your e-mail address").fill("ida@example.org");
  await page.getByLabel("What is it about?").fill("A chair");
  await page.getByLabel("Your message").fill("Does the chair come in oak as well?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator(":focus")).toContainText("Enter an e-mail address in the form");
  const said = page.getByRole("main").getByText("Enter an e-mail address in the form");
  await page.getByLabel("What is it about?").focus();
  await page.getByLabel("Your message").focus();
  await expect(said, "the server's error stays until the field changes").toHaveCount(2);
  await page.getByLabel("Your e-mail address").fill("ida@example.com");
  await page.getByLabel("Your message").focus();
  await expect(said).toHaveCount(0);
});

test("the error of a field labelled with a question stands without the question", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  const errors = page.getByRole("region", { name: "Please check these fields" }).getByRole("link");
  await expect(errors).toHaveText([
    "Enter your name.",
    "Enter your e-mail address.",
    "Say in a few words what it is about.",
    "Your message: Please write a little more: at least 10 characters.",
  ]);
});

test("the newsletter refuses an address in its field until the address changes", async ({ page }) => {
  await visit(page, "/newsletter");
  const form = page.locator("main form");
  const field = form.getByLabel("E-mail address");
  await field.fill("ida at example");
  await form.getByRole("button", { name: "Sign up" }).click();
  const status = form.getByRole("status");
  await expect(status).toHaveText("Enter an e-mail address in the form name@example.com.");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await field.fill("ida@example.org");
  await expect(status).toHaveText("");
  await expect(form.getByText("Newsletter: once a month at most")).toBeVisible();
  await expect(field).not.toHaveAttribute("aria-invalid");
});
