import { Button, Dropdown } from 'antd';
import { buttonBlock, mergeFields, reflectionBlock, tierBlock, type Insertion } from '../blocks.ts';

interface InsertMenuProps {
  onBlock: (block: Insertion) => void;
  onField: (field: Insertion) => void;
  onOpen: (dialog: 'picture' | 'event' | 'program') => void;
}

export function InsertMenu({ onBlock, onField, onOpen }: InsertMenuProps) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'picture', label: 'Picture', onClick: () => onOpen('picture') },
          { key: 'button', label: 'Button', onClick: () => onBlock(buttonBlock) },
          { key: 'event', label: 'Event', onClick: () => onOpen('event') },
          { key: 'program', label: 'Program', onClick: () => onOpen('program') },
          { key: 'reflection', label: 'Reflection of the day', onClick: () => onBlock(reflectionBlock) },
          { key: 'tier', label: 'Part for some tiers', onClick: () => onBlock(tierBlock) },
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
