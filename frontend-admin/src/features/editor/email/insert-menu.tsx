import { Button, Dropdown } from 'antd';
import { mergeFields, reflectionBlock, type EmailInsertion } from './blocks.ts';

export type DialogName = 'picture' | 'button' | 'event' | 'program' | 'tier';

interface InsertMenuProps {
  onBlock: (block: EmailInsertion) => void;
  onField: (field: EmailInsertion) => void;
  onOpen: (dialog: DialogName) => void;
}

export function InsertMenu({ onBlock, onField, onOpen }: InsertMenuProps) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'picture', label: 'Picture', onClick: () => onOpen('picture') },
          { key: 'button', label: 'Button', onClick: () => onOpen('button') },
          { key: 'event', label: 'Event', onClick: () => onOpen('event') },
          { key: 'program', label: 'Program', onClick: () => onOpen('program') },
          { key: 'reflection', label: 'Reflection of the day', onClick: () => onBlock(reflectionBlock) },
          { key: 'tier', label: 'Part for some tiers', onClick: () => onOpen('tier') },
          { type: 'divider' },
          ...mergeFields.map((field) => ({
            key: field.markdown,
            label: field.label,
            onClick: () => onField(field),
          })),
        ],
      }}
    >
      <Button size="small">Insert</Button>
    </Dropdown>
  );
}
