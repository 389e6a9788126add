import { module as declared } from '@portal/event-schemas/system/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { changeMailServerCall, removeMailServerCall, testMailServerCall } from './mail-server.ts';
import {
  chooseBackgroundCall,
  putLogoBackCall,
  removeLogoCall,
  removePictureCall,
  uploadCall,
} from './branding/calls.ts';
import { branding } from './branding/branding.ts';
import { brandingSweepJob } from './branding/sweep.ts';
import { changeSettings, setRequirePhoneNumber, setTechBlockCall } from './calls.ts';
import { maintenanceGate } from './maintenance.ts';
import { cancelWorksCall, planWorksCall, worksJob } from './planned-works.ts';
import { systemSettings } from './settings.ts';

/** The product's settings and maintenance. */
export const module = serviceModule({
  declared,
  aggregates: [systemSettings, branding],
  jobs: [brandingSweepJob, worksJob],
  gate: maintenanceGate,
  calls: [
    setTechBlockCall,
    planWorksCall,
    cancelWorksCall,
    changeSettings,
    uploadCall,
    removePictureCall,
    chooseBackgroundCall,
    removeLogoCall,
    putLogoBackCall,
    setRequirePhoneNumber,
    changeMailServerCall,
    removeMailServerCall,
    testMailServerCall,
  ],
});
