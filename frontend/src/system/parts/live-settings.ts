/** Says that somebody has changed a setting, maintenance, or a picture of the university. */
export const liveSettings = { channel: 'notifications', keys: ['system_settings'] } as const;
