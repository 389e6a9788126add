import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import Circle from '@mui/icons-material/CircleOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import SwitchAccount from '@mui/icons-material/SwitchAccountOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

/** The icons that screens name in their declaration (`icon: 'students'`). */
const icons: Record<string, SvgIconComponent> = {
  desktop: Dashboard,
  registration: School,
  review: AssignmentTurnedIn,
  courses: MenuBook,
  students: Groups,
  history: History,
  password: Key,
  login_as: SwitchAccount,
  structure: AccountTree,
};

export function ScreenIcon({ name }: { name?: string }) {
  const Icon = icons[name ?? ''] ?? Circle;
  return <Icon fontSize="small" aria-hidden />;
}
