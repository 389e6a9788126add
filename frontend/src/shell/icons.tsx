import EventNote from '@mui/icons-material/EventNoteOutlined';
import WbSunny from '@mui/icons-material/WbSunnyOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedInOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import BarChart from '@mui/icons-material/BarChartOutlined';
import Circle from '@mui/icons-material/CircleOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Mail from '@mui/icons-material/MailOutlineOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import Queue from '@mui/icons-material/FormatListNumberedOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SwitchAccount from '@mui/icons-material/SwitchAccountOutlined';
import SupervisorAccount from '@mui/icons-material/SupervisorAccountOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined';
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
  settings: Settings,
  accounts: ManageAccounts,
  debts: Wallet,
  plan: EventNote,
  summer: WbSunny,
  board: Speed,
  queue: Queue,
  statistics: BarChart,
  access: LockOpen,
  requests: QuestionAnswer,
  mail: Mail,
  bell: NotificationsNone,
  banner: Campaign,
  advisors: SupervisorAccount,
  verified: VerifiedUser,
};

export function ScreenIcon({ name }: { name?: string }) {
  const Icon = icons[name ?? ''] ?? Circle;
  return <Icon fontSize="small" aria-hidden />;
}
