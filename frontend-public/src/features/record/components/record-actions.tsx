import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { showToast } from 'shell/toast';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Switch } from '../../../ui/switch.tsx';
import { deletePracticeRecord, setPracticeRecordEnabled, fetchPracticeRecordFile } from '../api/record.ts';

export function PracticeRecordActions({ isKept }: { isKept: boolean }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const refresh = () => refetchQuery(client, ['practice']);
  const keeping = useRequest(async (kept: boolean) => {
    await setPracticeRecordEnabled(kept);
    await refresh();
  });
  const saving = useRequest(async () => saveFile('practice.csv', await fetchPracticeRecordFile()));
  const deleting = useRequest(async () => {
    await deletePracticeRecord();
    await refresh();
    setAsking(false);
    showToast({ title: 'The record is deleted.', tone: 'neutral' });
  });
  return (
    <section aria-labelledby="yours" className="chapter flex flex-wrap items-center gap-x-8 gap-y-5 pt-7">
      <div className="mr-auto">
        <h2 id="yours" className="title-26">
          Your data
        </h2>
        <p className="mt-1 text-plain text-muted">
          Only you see this page. Download your record, or keep no record at all.
        </p>
        <FormError message={(keeping.error ?? saving.error)?.message} />
      </div>
      <Switch label="Keep a record" checked={isKept} onChange={(kept) => void keeping.run(kept)} />
      <RequestButton request={saving} busyLabel="Saving..." onClick={() => void saving.run()}>
        Save as a table (CSV)
      </RequestButton>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete the record
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Delete the record?"
        description="This deletes all sits and practice days for good. Your lessons, progress and journal stay."
      >
        <FormError message={deleting.error?.message} />
        <div className="flex flex-wrap gap-4">
          <RequestButton
            request={deleting}
            variant="primary"
            busyLabel="Deleting..."
            onClick={() => void deleting.run()}
          >
            Delete the record
          </RequestButton>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </div>
      </Dialog>
    </section>
  );
}
