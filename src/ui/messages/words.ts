/** A table of words by a name from the wire, which may also say one that this version does not know. */

/** Every language has each word of the table; whatever else is asked for may be absent. */
export type LabelsByCode<Table> = Table & Readonly<Record<string, string>>;
