/** Business constants of the client (portal.md §9), each once. Durations in milliseconds, sizes in bytes. */
export const constants = {
  /** "Request timeout 60 s" */
  requestTimeout: 60_000,
  /** "Chunk load timeout 120 s" */
  chunkLoadTimeout: 120_000,
  /** "Password minimum 8 characters" stands in event-schemas/src/identity/password-rules.ts. */
  /** "Text limits 20 and 50 characters" */
  shortText: 20,
  longText: 50,
  /** "Chat message max 1024", "Chat name min 3", "Chat file 10 MB", "deletable within 1 minute" */
  chatMessageMax: 1024,
  chatNameMin: 3,
  chatFileMax: 10 * 1024 * 1024,
  chatMessageDeletable: 60_000,
  /** "Grade-period reminder 3 days before end" */
  gradePeriodReminderDays: 3,
  /** "Registration timer default 300000 ms (use_timer true)" */
  registrationTimer: 300_000,
  registrationUseTimer: true,
  /** "Notification duration: 5000 ms in the product" */
  toastDuration: 5000,
  /** "Notification page size 10", chat 15, members 10 */
  notificationPageSize: 10,
  chatPageSize: 15,
  chatMembersPageSize: 10,
  /** "Important news pages count/5", "Starred pages limit 10" */
  importantNewsPerPage: 5,
  starredPagesLimit: 10,
  /** "Tooltip threshold 18": longer texts get one. */
  tooltipThreshold: 18,
  /** "Breakpoints 576, 768, 992, 1200" */
  breakpoints: { sm: 576, md: 768, lg: 992, xl: 1200 },
  /** "Widget columns 3" */
  widgetColumns: 3,
  /** "Form settings cache 24 h per profile" (GET /common/settings/) */
  formSettingsCache: 24 * 60 * 60 * 1000,
  /** "Upload default max size 100 MB" */
  uploadMax: 100 * 1024 * 1024,
  /** "Table page size default 5", "Pagination window 9" */
  tablePageSize: 5,
  paginationWindow: 9,
  /** "Image double-tap 500 ms", "Initial file loading delay 1000 ms", "Number input repeat 100 ms" */
  imageDoubleTap: 500,
  fileLoadingDelay: 1000,
  numberInputRepeat: 100,
  /** "Slider range 0-100, step 1" */
  slider: { min: 0, max: 100, step: 1 },
  /** "Select dropdown scroll 260 px" */
  selectMaxHeight: 260,
  /** Sockets (portal.md §4): "The delay grows 1s up to 3s", "six missed 2 s heartbeat ticks", "except close codes 1000, 1005 and 1006" */
  live: {
    reconnectStep: 1000,
    reconnectMax: 3000,
    heartbeat: 2000,
    missedHeartbeats: 6,
    finalCloseCodes: [1000, 1005, 1006],
    /** The server had enough of this client (docs/api.md): it comes back after half a minute, and each time later, up to ten minutes. */
    refusedCloseCode: 4429,
    refusedStep: 30_000,
    refusedMax: 600_000,
  },
  /** Office lists: page sizes offered; the server gives at most 100 rows a page. */
  officePageSizes: [25, 50, 100],
} as const;
