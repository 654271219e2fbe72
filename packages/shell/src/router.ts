/**
 * Router exports shared with the admin at run time. Named exports keep the rest of the library out of the pages; a name
 * missing here is undefined in the admin and the shell alike.
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
