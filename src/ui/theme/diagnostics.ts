/** Reports about parts of an appearance that were repaired or ignored. */

/** A colour that was repaired, or a rule or value that was ignored. For the store's developer. */
export type AppearanceDiagnostic =
  | {
      readonly code: 'color_repaired';
      /** `--till-color-on-accent`, or a rule such as `.Button:hover`. */
      readonly subject: string;
      /** `rgb(…)`, as the browser parsed it. */
      readonly given: string;
      readonly used: string;
    }
  | {
      readonly code: 'rule_refused' | 'value_refused';
      /** The rule, the variable, `appearance.theme`, or `appearance` if that is not an object. */
      readonly subject: string;
      /** Absent if no part has that name. */
      readonly property?: string | undefined;
      /** What to write instead, in English. */
      readonly mend?: string | undefined;
    };

/** Receives each diagnostic. */
export type ReportDiagnostic = (diagnostic: AppearanceDiagnostic) => void;
