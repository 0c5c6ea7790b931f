import { z } from "zod/mini";
import { emailAddress, line, NO_CONTROLS_BUT_BREAKS, printable } from "../orders/form-fields.ts";

const MIN_MESSAGE = 10;
export const MAX_MESSAGE = 3000;
export const MAX_SUBJECT = 120;

const short = "Please write a little more: at least 10 characters.";

/** A message to the shop; browser and server validate it with the same rules. */
export const contactSchema = z.object({
  name: line(100, "Enter your name."),
  email: emailAddress,
  subject: line(MAX_SUBJECT, "Say in a few words what it is about."),
  message: z
    .string({ error: short })
    .check(
      z.trim(),
      z.minLength(MIN_MESSAGE, short),
      z.maxLength(MAX_MESSAGE, "Keep the message under 3000 characters."),
      printable(NO_CONTROLS_BUT_BREAKS),
    ),
});

export type ContactMessage = z.infer<typeof contactSchema>;

export const emptyMessage: ContactMessage = { name: "", email: "", subject: "", message: "" };
