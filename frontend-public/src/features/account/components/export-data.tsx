import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { showToast } from 'shell/toast';
import { fetchPersonalDataExport } from '../api/personal-data.ts';
import { saveFile } from '../../../ui/save-file.ts';

export function ExportData() {
  const save = useRequest(async () => {
    saveFile('my-data.json', await fetchPersonalDataExport());
    showToast({ title: 'Your data is in your downloads.' });
  });
  return (
    <div className="grid justify-items-start gap-3">
      <RequestButton request={save} busyLabel="Preparing..." onClick={() => void save.run()}>
        Download my data
      </RequestButton>
      <FormError message={save.error?.message} />
    </div>
  );
}
