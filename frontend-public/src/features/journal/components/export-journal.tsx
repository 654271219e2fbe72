import { useState } from 'react';
import { useRequest } from 'shell/use-request';
import { Icon } from '../../../ui/icon.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { exportJournal, type JournalFormat } from '../api/entries.ts';

const formats = [
  { format: 'pdf', use: 'To print', what: 'PDF' },
  { format: 'md', use: 'To read', what: 'Text (Markdown)' },
  { format: 'json', use: 'For another app', what: 'Data (JSON)' },
] as const;

export function ExportJournal() {
  return (
    <section aria-labelledby="take-with-you">
      <h2 id="take-with-you" className="border-b border-rule pb-3 text-15! font-strong! leading-normal">
        Download your journal
      </h2>
      <ul>
        {formats.map((form) => (
          <FormatRow key={form.format} {...form} />
        ))}
      </ul>
    </section>
  );
}

function FormatRow({ format, use, what }: { format: JournalFormat; use: string; what: string }) {
  const [size, setSize] = useState<number>();
  const saving = useRequest(async () => {
    const file = await exportJournal(format);
    setSize(file.size);
    saveFile(`journal.${format}`, file);
  });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule py-2">
      <div>
        <p className="text-plain">{use}</p>
        <p role="status" className="text-15 text-muted">
          {saving.error?.message ?? (size === undefined ? what : `${what}, ${Math.max(1, Math.round(size / 1000))} KB`)}
        </p>
      </div>
      <RequestButton request={saving} variant="quiet" onClick={() => void saving.run()}>
        <Icon name="download" />
        <span>
          Save<span className="sr-only"> as {what}</span>
        </span>
      </RequestButton>
    </li>
  );
}
