/** Downloads the audit, as far as it matches, as a CSV file. */
import { saveFile } from '../../../ui/dom.js';
import type { AuditQuery } from '../client.js';
import { FileButton } from '../FileButton.js';
import { useTreasuryContext } from '../treasuryContext.js';

/** Props of {@link AuditExport}. */
export interface AuditExportProps {
  readonly query: AuditQuery;
  /** Such as `2026-03-01`, for the name of the file. */
  readonly today: string;
}

/** Draws the button. */
export function AuditExport({ query, today }: AuditExportProps) {
  const { client, messages } = useTreasuryContext('Audit');
  return (
    <FileButton
      label={messages.auditExport}
      note={messages.auditExportNote}
      saving={messages.auditExporting}
      saved={messages.auditExported}
      failed={messages.auditExportFailed}
      save={async () => saveFile(await client.getAuditFile(query), `audit-${today}.csv`)}
    />
  );
}
