import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flex, Typography } from 'antd';
import dayjs from 'dayjs';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { contentItemQuery, type ContentItem } from '../api/content.ts';
import { reflectionDaysQuery } from '../api/reflection-days.ts';
import { getInitialValues } from '../fields/field.ts';
import { reflectionKind } from '../kinds/reflection.ts';
import type { ContentFormState } from '../use-content-form.ts';

const format = 'YYYY-MM-DD';
/** Search range in days around the same date of last year. */
const reach = 3;

interface CopyLastYearReflectionButtonProps {
  day: string;
  editing: ContentFormState;
}

export function CopyLastYearReflectionButton({ day, editing }: CopyLastYearReflectionButtonProps) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  const before = dayjs(day).subtract(1, 'year');
  const { data, mutate, isPending } = useMutation({
    mutationFn: async () => {
      const range = {
        from: before.subtract(reach, 'day').format(format),
        until: before.add(reach, 'day').format(format),
      };
      const { items } = await queryClient.fetchQuery(reflectionDaysQuery(api, range));
      const distance = (item: { day: string }) => Math.abs(dayjs(item.day).diff(before, 'day'));
      const [nearest] = items
        .filter(({ status }) => status === 'published')
        .toSorted((a, b) => distance(a) - distance(b));
      return nearest ? queryClient.fetchQuery(contentItemQuery(api, reflectionKind.name, nearest.id)) : null;
    },
    onSuccess: (item) => item && fill(item),
    onError: (error) => toasts.show(createFailureToast('Failed to load the reflection of last year', error)),
  });

  function fill(item: ContentItem): void {
    const date: unknown = editing.form.getFieldValue('date');
    editing.form.setFieldsValue({ ...getInitialValues(reflectionKind.fields, item), date });
    editing.noteChange();
  }

  if (editing.row) return null;
  return (
    <Flex wrap gap={8} align="center" style={{ marginBottom: 16 }}>
      <BusyButton label="Take one from last year" busy="Loading..." isBusy={isPending} onClick={() => mutate()} />
      <Typography.Text type="secondary" role="status">
        {data === null && `No text was shown around ${before.format('D MMMM YYYY')}.`}
      </Typography.Text>
    </Flex>
  );
}
