/**
 * Exports of the router library that the site shares with the admin at run time. Only the listed names are in the
 * JavaScript files, so a name that is missing here is undefined in the admin.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
