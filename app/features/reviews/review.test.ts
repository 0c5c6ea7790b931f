import { expect, test } from "vitest";
import { averageOf, countReviews } from "./histogram.ts";
import { appendReviews, type Review, reviewSchema, shortName } from "./review.ts";

test("reviews are counted and their stars averaged", () => {
  expect([countReviews([0, 0, 0, 0, 0]), averageOf([0, 0, 0, 0, 0])]).toEqual([0, 0]);
  expect([countReviews([1, 0, 0, 0, 2]), averageOf([1, 0, 0, 0, 2])]).toEqual([3, 3.7]);
});

test("a review written between two pages moves the others, but none of them is listed twice", () => {
  const review = (id: string): Review => ({
    id,
    author: "Ida S.",
    rating: 5,
    title: "Good",
    body: "It does what it is there for.",
    writtenAt: "2026-11-26T12:00:00Z",
    isVerified: true,
    helpful: 0,
    pictures: [],
  });
  const [first, second, third] = ["a", "b", "c"].map(review) as [Review, Review, Review];
  expect(appendReviews([first, second], [second, third])).toEqual([first, second, third]);
});

test("a review is shown under a first name and an initial", () => {
  expect(["Ida Sommer", "Ida", " Ana  María de la Cruz "].map(shortName)).toEqual(["Ida S.", "Ida", "Ana C."]);
});

test.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: "5" },
  { author: " " },
  { title: "x".repeat(101) },
  { body: "too short" },
  { body: "x".repeat(3001) },
  { title: "a\u0000b" },
])("%j is rejected", (wrong) => {
  const review = { rating: 5, author: "Ida S.", title: "Good", body: "It does what it is there for." };
  expect(reviewSchema.safeParse(review).success).toBe(true);
  expect(reviewSchema.safeParse({ ...review, ...wrong }).success).toBe(false);
});
