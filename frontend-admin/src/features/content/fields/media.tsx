import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Space } from 'antd';
import { lazy, Suspense, useContext, useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { fileQuery, type FileType, type StoredFile } from '../../files/api/files.ts';
import { formatFileSize, formatLength } from '../../files/file-types.ts';
import { findFileId } from '../../files/file-url.ts';
import { UploadLine } from '../../files/components/upload-line.tsx';
import { useUploads } from '../../files/upload/use-uploads.ts';
import type { FormFieldDefinition } from './field.ts';
import { FormLayoutContext } from './form-layout.ts';
import { useReportPendingUpload } from './pending-uploads.ts';
import { createOptionalTextField, createTextField } from './text.tsx';

const UploadZone = lazy(async () => ({ default: (await import('../../files/components/upload-zone.tsx')).UploadZone }));
const FilePicker = lazy(async () => ({ default: (await import('../../files/components/file-picker.tsx')).FilePicker }));
const FileDrawer = lazy(async () => ({ default: (await import('../../files/components/file-drawer.tsx')).FileDrawer }));

interface MediaOptions {
  types: readonly [FileType, ...FileType[]];
  span?: number;
  hint?: string;
  /** Field that receives the duration of the file. */
  fills?: string;
}

export const createMediaField = (
  label: string,
  { types, fills, ...options }: MediaOptions,
): FormFieldDefinition<string> => ({
  ...createTextField(label, options),
  aside: 'media',
  control: <MediaInput label={label} types={types} fills={fills} />,
});

export const createOptionalMediaField = (
  label: string,
  { types, fills, ...options }: MediaOptions,
): FormFieldDefinition<string | null> => ({
  ...createOptionalTextField(label, options),
  aside: 'media',
  control: <MediaInput label={label} types={types} fills={fills} />,
});

interface MediaInputProps {
  label: string;
  types: MediaOptions['types'];
  fills: string | undefined;
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
}

function MediaInput({ label, types, fills, id = '', value, onChange, ...rest }: MediaInputProps) {
  const { api } = useShell();
  const form = Form.useFormInstance();
  const { queue, uploads } = useUploads();
  const layout = useContext(FormLayoutContext);
  const [isOpen, setIsOpen] = useState(false);
  const [uploadId, setUploadId] = useState<string>();
  const upload = uploads.find((one) => one.id === uploadId);
  const { data: uploaded } = useQuery({ ...fileQuery(api, upload?.fileId ?? ''), enabled: Boolean(upload?.fileId) });
  const isRefused = upload?.status === 'failed' || uploaded?.state === 'failed';
  useReportPendingUpload(id, upload !== undefined && !isRefused);

  function choose({ url, durationSec }: StoredFile): void {
    if (fills && durationSec !== null) form.setFieldValue(fills, durationSec);
    onChange?.(url ?? '');
    setIsOpen(false);
  }

  return (
    <>
      <Space.Compact block>
        <Input
          {...rest}
          id={id}
          value={value ?? ''}
          placeholder="https://"
          onChange={({ target }) => onChange?.(target.value)}
        />
        <Button onClick={() => setIsOpen(true)}>
          <span>Choose file</span>
          <span className="unseen"> for {label}</span>
        </Button>
      </Space.Compact>
      {upload ? (
        <UploadLine
          upload={upload}
          queue={queue}
          onReady={(file) => {
            setUploadId(undefined);
            choose(file);
          }}
        />
      ) : (
        value && <ChosenFile url={value} />
      )}
      <Suspense>
        {/* The picker asks for the alternative text of a picture, so the picker uploads pictures. */}
        {layout === 'page' && !types.includes('image') && !upload && !value && (
          <div className="field-upload">
            <UploadZone queue={queue} types={types} acceptsPaste={false} onAdded={setUploadId} />
          </div>
        )}
        {isOpen && (
          <FilePicker
            types={types}
            onChoose={choose}
            onClose={() => setIsOpen(false)}
            onUpload={(added) => {
              setUploadId(added);
              setIsOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function ChosenFile({ url }: { url: string }) {
  const { api } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const id = findFileId(url);
  const { data } = useQuery({ ...fileQuery(api, id ?? ''), enabled: id !== undefined });
  if (/^\/files\/[0-9a-f]{64}\//.test(url)) return <img className="chosen-picture" src={url} alt="" />;
  if (!data) return null;
  return (
    <span className="below">
      <span>{[data.name, formatFileSize(data.sizeBytes)].join(', ')}</span>
      {data.durationSec !== null && <span>, {formatLength(data.durationSec)}</span>}
      <span> </span>
      <Button type="link" size="small" onClick={() => setIsOpen(true)}>
        Details
      </Button>
      <Suspense>{isOpen && <FileDrawer id={data.id} onClose={() => setIsOpen(false)} />}</Suspense>
    </span>
  );
}
