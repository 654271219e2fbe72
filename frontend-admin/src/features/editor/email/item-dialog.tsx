import { useQuery } from '@tanstack/react-query';
import { Button, Form, Select } from 'antd';
import { useId, useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { linkableItemsQuery } from './items.ts';

interface ItemDialogProps {
  type: 'event' | 'program';
  isEditing: boolean;
  onChoose: (slug: string) => void;
  onClose: () => void;
}

export function ItemDialog({ type, isEditing, onChoose, onClose }: ItemDialogProps) {
  const { api } = useShell();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [slug, setSlug] = useState<string>();
  const {
    data: items = [],
    error,
    isFetching,
  } = useQuery(linkableItemsQuery(api, type, useDebouncedValue(typed.trim())));
  const label = type === 'event' ? 'Event' : 'Program';
  return (
    <Dialog
      open
      width={440}
      title={isEditing ? `Choose another ${type}` : `Insert ${type === 'event' ? 'an event' : 'a program'}`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" disabled={!slug} onClick={() => slug && onChoose(slug)}>
            {isEditing ? 'Save' : 'Insert'}
          </Button>
        </>
      }
    >
      <Form layout="vertical">
        <Form.Item
          label={label}
          htmlFor={id}
          extra="Only published ones can be inserted."
          {...(error && { validateStatus: 'error', help: `Failed to load ${type}s. Type to try again.` })}
        >
          <Select
            id={id}
            autoFocus
            virtual={false}
            showSearch={{ filterOption: false, onSearch: setTyped }}
            loading={isFetching}
            notFoundContent={isFetching ? 'Loading...' : 'Nothing found'}
            options={items.map((item) => ({ value: item.slug, label: item.title }))}
            value={slug ?? null}
            onChange={(next: string) => setSlug(next)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
