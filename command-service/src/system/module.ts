import { module as declared } from '@portal/event-schemas/system/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { changeMailServerCall, removeMailServerCall, testMailServerCall } from './mail-server.ts';
import { changeLogoCall, changeSettings, setRequirePhoneNumber, setTechBlockCall } from './calls.ts';
import { maintenanceGate } from './maintenance.ts';
import { systemSettings } from './settings.ts';

/** The product's settings and maintenance. */
export const module = serviceModule({
  declared,
  aggregates: [systemSettings],
  gate: maintenanceGate,
  calls: [
    setTechBlockCall,
    changeSettings,
    changeLogoCall,
    setRequirePhoneNumber,
    changeMailServerCall,
    removeMailServerCall,
    testMailServerCall,
  ],
});
