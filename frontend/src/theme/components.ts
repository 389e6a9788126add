import type { Components, Theme } from '@mui/material/styles';

/** What is off and says why (its `title`) can be pointed at. */
const explained = { '&.Mui-disabled[title]': { pointerEvents: 'auto', cursor: 'not-allowed' } };
const focus = { '&.Mui-focusVisible, &:focus-visible': { outline: 'none', boxShadow: 'var(--focus)' } };

/** MUI parts in the portal's look: hairlines instead of shadows, one focus ring, targets of at least 24 px. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { ...focus, ...explained } } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: { minHeight: 'var(--control)', padding: '6px 14px', borderRadius: 'var(--radius-s)', whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 28, padding: '2px 10px', fontSize: 13 },
      text: { padding: '6px 8px' },
      outlined: {
        borderColor: 'var(--line-strong)',
        color: 'var(--ink)',
        background: 'var(--surface)',
        '&:hover': { borderColor: 'var(--edge)', background: 'var(--bg)' },
        '&.Mui-disabled': { borderColor: 'var(--line)', background: 'var(--bg)' },
      },
      contained: {
        '&.MuiButton-colorPrimary:hover': { background: 'var(--lapis-hover)' },
        '&.Mui-disabled': { background: 'var(--line)', color: 'var(--ink-3)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 'var(--radius-s)', minWidth: 32, minHeight: 32, color: 'var(--ink-2)' } },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation8: { boxShadow: 'var(--shadow-raised)', border: '1px solid var(--line)' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        background: 'var(--raised)',
        border: '1px solid var(--line)',
        boxShadow: 'var(--shadow-raised)',
        borderRadius: 'var(--radius)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        fontSize: 14,
        borderRadius: 'var(--radius-s)',
        margin: '0 6px',
        padding: '6px 10px',
        '&.Mui-focusVisible': { boxShadow: 'inset 0 0 0 2px var(--lapis)' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 12,
        background: 'var(--raised)',
        border: '1px solid var(--line)',
        boxShadow: 'var(--shadow-raised)',
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { font: 'var(--t-h2)', padding: '20px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: 'var(--line)', borderRadius: 'var(--radius)', boxShadow: 'var(--shadow)' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        background: 'var(--surface)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-3)' },
      },
      notchedOutline: { borderColor: 'var(--edge)' },
      input: { padding: '9px 12px', height: 22 },
      multiline: { padding: 0 },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: { fontSize: 14, color: 'var(--ink-2)' },
      // The ring of the field would run through its name.
      shrink: {
        '&.Mui-focused.MuiInputLabel-outlined': {
          background: 'var(--surface)',
          borderRadius: 4,
          padding: '0 4px',
          marginLeft: '-4px',
        },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginLeft: 0, fontSize: 12.5, lineHeight: '18px', color: 'var(--ink-3)' } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderColor: 'var(--line-strong)',
        color: 'var(--ink-2)',
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--lapis-soft)',
          borderColor: 'var(--lapis)',
          color: 'var(--lapis)',
        },
      },
    },
  },
  // The frame shows the focus already.
  MuiAutocomplete: { styleOverrides: { input: { '&:focus-visible': { boxShadow: 'none' } } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  // React-admin gives its row checkboxes no name: the label of the props moves to the input.
  MuiCheckbox: {
    defaultProps: {
      size: 'small',
      slotProps: {
        input: ((owner: Record<string, unknown>) => ({ 'aria-label': owner['aria-label'] })) as never,
        root: (() => ({ 'aria-label': undefined })) as never,
      },
    },
    styleOverrides: { root: { color: 'var(--edge)', padding: 6, '&.Mui-focusVisible': { boxShadow: 'var(--focus)' } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--line)', padding: '6px 12px', height: 'var(--row)', fontSize: 14, lineHeight: '20px' },
      head: { font: 'var(--t-label)', color: 'var(--ink-2)', background: 'var(--surface)', whiteSpace: 'nowrap' },
      sizeSmall: { padding: '4px 12px' },
      paddingCheckbox: { padding: '0 0 0 8px' },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300 },
    styleOverrides: { tooltip: { fontSize: 12.5, lineHeight: '18px', background: '#1a2233', color: '#fff' } },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState: { severity = 'success' } }) => {
        const tone = { success: 'ok', info: 'info', warning: 'warn', error: 'bad' }[severity];
        return {
          borderRadius: 'var(--radius-s)',
          alignItems: 'center',
          background: `var(--${tone}-soft)`,
          color: `var(--${tone})`,
          '& .MuiAlert-icon': { color: 'inherit' },
        };
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '10px 2px',
        minWidth: 0,
        marginRight: 20,
        color: 'var(--ink-2)',
        fontWeight: 400,
        '&.Mui-selected': { fontWeight: 600 },
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 44, borderBottom: '1px solid var(--line)' } } },
  MuiChip: { styleOverrides: { root: { font: 'var(--t-label)' } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
};
