/** Types of the style sheets, which export nothing. TypeScript 6 and later look for them. */
export {};
