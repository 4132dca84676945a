/** Downloads the audit, as far as it matches, as a CSV file. */
import { useState } from 'react';
import { saveFile } from '../../ui/dom.js';
import { Icon } from '../../ui/Icon.js';
import { saveIcon } from '../../ui/icons.js';
import { Button } from '../Button.js';
import type { AuditQuery } from '../client.js';
import { ProblemNotice } from '../ProblemNotice.js';
import { useTreasuryContext } from '../treasuryContext.js';
import { useSingleAction } from '../useTreasuryMutation.js';

/** Props of {@link AuditExport}. */
export interface AuditExportProps {
  readonly query: AuditQuery;
  /** Such as `2026-03-01`, for the name of the file. */
  readonly today: string;
}

/** Draws the button. */
export function AuditExport({ query, today }: AuditExportProps) {
  const { client, messages } = useTreasuryContext('Audit');
  const [saved, setSaved] = useState(false);
  const { pending, problem, run } = useSingleAction<'save'>();
  return (
    <div className="till-file">
      <Button
        kind="quiet"
        title={messages.auditExportNote}
        busy={pending !== null}
        onClick={() => {
          setSaved(false);
          void run('save', async () => {
            saveFile(await client.getAuditFile(query), `audit-${today}.csv`);
            setSaved(true);
          });
        }}
      >
        <Icon of={saveIcon} /> {pending ? messages.auditExporting : messages.auditExport}
      </Button>
      <span className="till-visually-hidden" role="status">
        {saved ? messages.auditExported : ''}
      </span>
      {problem && <ProblemNotice error={problem.error} title={messages.auditExportFailed} urgent />}
    </div>
  );
}
