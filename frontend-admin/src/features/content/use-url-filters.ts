import { useLocation, useNavigate } from 'react-router-dom';
import { withParams } from '../../ui/url-params.ts';

const maxPage = 10_000;

export function useUrlFilters() {
  const filters = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const change = (values: Readonly<Record<string, string>>) => {
    // After a change of the tab, the window has a newer URL than the rendered location.
    const { search, hash } = window.location;
    const next = withParams(new URLSearchParams(search), values);
    void navigate({ search: next.toString(), hash }, { replace: true });
  };
  return {
    filters,
    setFilter: (name: string, value: string) => change({ page: '', [name]: value }),
    numbered: {
      page: parsePage(filters.get('page')),
      onPage: (page: number) => change({ page: page > 1 ? String(page) : '' }),
    },
  };
}

function parsePage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}
