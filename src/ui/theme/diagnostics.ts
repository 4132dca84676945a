/** What is told of an appearance that could not be taken as it was given. */

/** A colour that was repaired, or a rule that was left out. For the store's developer. */
export type AppearanceDiagnostic =
  | {
      readonly code: 'color_repaired';
      /** `--till-color-on-accent`, or a rule such as `.Button:hover`. */
      readonly subject: string;
      /** `rgb(…)`, as the browser understood it. */
      readonly given: string;
      readonly used: string;
    }
  | {
      readonly code: 'rule_refused' | 'value_refused';
      /** The rule, the variable, `appearance.theme`, or `appearance` where that is no object. */
      readonly subject: string;
      /** Absent where no part has that name. */
      readonly property?: string | undefined;
      /** What to write in its place, in English. */
      readonly mend?: string | undefined;
    };
