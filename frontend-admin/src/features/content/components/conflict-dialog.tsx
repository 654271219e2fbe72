import { Alert, Button, Flex, Radio, Table, Typography } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import type { ContentValues } from '../api/content.ts';
import type { ContentKind } from '../kinds/kind.ts';
import type { EditConflictError } from '../edit-session.ts';
import { FieldValue } from './field-value.tsx';

type Side = 'theirs' | 'mine';

interface ConflictDialogProps {
  kind: ContentKind;
  conflict: EditConflictError;
  onClose: () => void;
  onSave: (draft: ContentValues) => void;
}

export function EditConflictDialog({
  kind,
  conflict: { theirs, mine, comparison },
  onClose,
  onSave,
}: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { both, onlyMine, onlyTheirs } = comparison;
  const left = both.filter((field) => !chosen[field]).length;
  const versions = { theirs, mine };
  const draftBy = (side: (field: string) => Side | undefined): ContentValues => ({
    ...mine,
    ...Object.fromEntries(onlyTheirs.map((field) => [field, theirs[field]])),
    ...Object.fromEntries(both.map((field) => [field, versions[side(field) ?? 'mine'][field]])),
  });
  const savedAt = formatDateTime(theirs.updatedAt);

  const column = (side: Side, title: string) => ({
    key: side,
    title,
    width: '40%',
    render: (_value: unknown, { field }: { field: string }) => (
      <Radio
        name={field}
        aria-label={`${labelOf(kind, field)}: ${title}`}
        checked={chosen[field] === side}
        onChange={() => setChosen({ ...chosen, [field]: side })}
      >
        <Typography.Paragraph ellipsis={{ rows: 5, expandable: true }}>
          <FieldValue field={kind.fields[field]} value={versions[side][field]} />
        </Typography.Paragraph>
      </Radio>
    ),
  });

  return (
    <Dialog
      open
      width={860}
      title="Another person saved this"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Flex wrap gap={12} align="center" justify="end">
          <Typography.Text type="secondary" role="status" style={{ flex: 1 }}>
            {left > 0 && `${left} of ${both.length} still to choose`}
          </Typography.Text>
          <Button onClick={onClose}>Go on writing</Button>
          <Button onClick={() => onSave(draftBy(() => 'theirs'))}>Take all of theirs</Button>
          <Button type="primary" disabled={left > 0} onClick={() => onSave(draftBy((field) => chosen[field]))}>
            Save my choice
          </Button>
        </Flex>
      }
    >
      <p>
        Another person saved <strong>“{theirs.title}”</strong> ({savedAt}) while you were writing. Nothing is lost. For
        each field, choose the version to keep.
      </p>
      <Table
        aria-label="Fields that both changed"
        rowKey="field"
        pagination={false}
        dataSource={both.map((field) => ({ field }))}
        columns={[
          { key: 'field', title: 'Field', render: (_value, { field }) => <strong>{labelOf(kind, field)}</strong> },
          column('theirs', `Theirs, saved ${savedAt}`),
          column('mine', 'Yours, not saved yet'),
        ]}
      />
      {(onlyMine.length > 0 || onlyTheirs.length > 0) && (
        <Alert
          type="info"
          showIcon
          title="These need no choice"
          description={[
            onlyTheirs.length > 0 && `Only they changed: ${labels(kind, onlyTheirs)}.`,
            onlyMine.length > 0 && `Only you changed: ${labels(kind, onlyMine)}.`,
            'All of it is kept.',
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
    </Dialog>
  );
}

const labelOf = (kind: ContentKind, field: string): string => kind.fields[field]?.label ?? field;
const labels = (kind: ContentKind, fields: string[]): string => fields.map((field) => labelOf(kind, field)).join(', ');
