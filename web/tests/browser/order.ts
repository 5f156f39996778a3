// The order in which files are tested: those that take longest begin first, so that at the end no worker is still busy
// with a long one while the others have nothing left to do. A fresh clone has no record of how long they take.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take a minute and more, the longest first. */
const LONG = [
  "browser/levels",
  "browser/lessons",
  "browser/dr-shark",
  "browser/dr-shark-seen",
  "engines/old-webkit",
  "engines/webkit",
  "browser/dr-shark-late",
  "browser/screens",
  "browser/whole-evening",
  "browser/wink-line",
  "browser/lobby",
  "browser/wink",
  "engines/firefox",
];

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? LONG.length : place;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
