import { useRequest } from '../../../shell/use-request.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFault } from '../../../ui/form-fault.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fetchMyData } from '../api/personal-data.ts';
import { saveFile } from '../save-file.ts';

/** Takes everything along that is held about the person. */
export function ExportData() {
  const save = useRequest(async () => {
    saveFile('my-data.json', await fetchMyData());
    toast({ title: 'Your data is in your downloads.' });
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        busy={save.isBusy}
        busyLabel="Gathering it..."
        failed={save.fault?.isRetryable ?? false}
        onClick={() => void save.run()}
      >
        {save.fault?.isRetryable ? 'Try again' : 'Download my data'}
      </Button>
      <FormFault message={save.fault?.message} />
    </div>
  );
}
