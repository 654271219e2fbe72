import { Checkbox, Flex, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { withParams } from '../../../ui/url-params.ts';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { fileList, type FileFilter } from '../api/files.ts';
import { allFileTypes, fileTypes, parseFileType } from '../file-types.ts';
import { createFileColumns } from './file-columns.tsx';
import { FileDrawer } from './file-drawer.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { UploadPanel } from './upload-panel.tsx';

const typeOptions = allFileTypes.map((type) => ({ value: type, label: fileTypes[type].label }));

export function FileLibrary() {
  const { api } = useShell();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const q = useDebouncedValue(typed.trim());
  const type = parseFileType(params.get('type'));
  const isUnused = params.get('unused') === 'true';
  const openId = params.get('file');
  const filter: FileFilter = { ...(type && { type }), ...(isUnused && { unused: true }) };
  const change = (name: string, value: string) => setParams(withParams(params, { [name]: value }), { replace: true });
  return (
    <>
      <UploadPanel acceptsPaste={!openId} />
      <Flex wrap align="center" gap={12}>
        <SearchField
          placeholder="Search by name..."
          value={typed}
          onChange={(text) => {
            setTyped(text);
            change('q', text.trim());
          }}
        />
        <Select
          aria-label="Type"
          placeholder="Any type"
          allowClear
          virtual={false}
          style={{ flex: '0 1 160px' }}
          options={typeOptions}
          value={type}
          onChange={(next?: string) => change('type', next ?? '')}
        />
        <Checkbox checked={isUnused} onChange={({ target }) => change('unused', target.checked ? 'true' : '')}>
          Not used
        </Checkbox>
      </Flex>
      <PagedTable
        label="Files"
        list={fileList(api, filter)}
        search={q}
        columns={createFileColumns((id) => `?${withParams(params, { file: id })}`)}
        mark={(file) => <Thumbnail file={file} />}
        empty={describeEmpty(q, filter)}
      />
      {openId && <FileDrawer key={openId} id={openId} onClose={() => change('file', '')} />}
    </>
  );
}

function describeEmpty(q: string, { type, unused }: FileFilter): string {
  const noun = type ? fileTypes[type].one : 'file';
  const unusedText = unused ? ' that is not used' : '';
  if (q) return `No ${noun}${unusedText} matches “${q}”.`;
  if (type || unused) return `No ${noun}${unusedText}.`;
  return 'No files yet. Upload your first one.';
}
