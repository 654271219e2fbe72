import { useLocation, useNavigate } from 'react-router-dom';
import { withParams } from '../../ui/url-params.ts';

const maxPage = 10_000;

export function useUrlFilters() {
  const filters = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const change = (values: Readonly<Record<string, string>>) => {
    // The window has a newer URL than the rendered location when the user has just chosen another tab.
    const { search, hash } = window.location;
    const next = withParams(new URLSearchParams(search), values);
    void navigate({ search: next.toString(), hash }, { replace: true });
  };
  return {
    filters,
    /** A changed filter starts at page one. */
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
