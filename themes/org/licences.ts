/** What the licence of a font says, by the ending of the file that holds it. */
export const LICENCES: Readonly<Record<string, RegExp>> = {
  'OFL.txt': /SIL Open Font License/i,
  'Apache-2.0.txt': /Apache License\s+Version 2\.0/i,
};
